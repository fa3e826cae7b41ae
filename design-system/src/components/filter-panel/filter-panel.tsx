export { FilterGroup, type FilterGroupProps } from './filter-group';
export { FilterPanel, type FilterPanelProps } from './panel';
