/** The global variable that an area's entry defines. */
export function globalName(area: string): string {
  return `counterpart_${area.replace(/\W/g, '_')}`;
}
