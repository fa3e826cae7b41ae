/** The global variable that an area's entry defines. */
export function globalName(area: string): string {
  return `counterpart_${area.replace(/\W/g, '_')}`;
}

/** The id under which the federation runtime loads an area's only module. */
export function moduleId(area: string): string {
  return `${globalName(area)}/remote`;
}
