import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pictureFile, views, type Complaint, type View } from './take-pictures';

interface Sheet {
  /** Folder of the sheet and its pictures. */
  readonly folder: string;
  /** Folder of earlier pictures; `null` when there are none to compare with. */
  readonly before: string | null;
  readonly complaints: readonly Complaint[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const viewName = ({ width, theme }: View) => `${width} px, ${theme}`;

/** Names of the page types that either folder has a picture of, in the order of the alphabet. */
function pageNames(folders: readonly string[]): readonly string[] {
  const names = folders
    .flatMap((folder) => readdirSync(folder))
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => file.split('.')[0] ?? '');
  return [...new Set(names)].sort();
}

/** Writes `index.html`: a row for each page type, before beside after in every view. Returns its path. */
export function writeContactSheet({ folder, before, complaints }: Sheet): string {
  const folders = before === null ? [folder] : [before, folder];
  const picture = (from: string, name: string, view: View) => {
    const file = pictureFile(name, view);
    const path = relative(folder, join(from, file));
    return existsSync(join(from, file))
      ? `<a href="${escaped(path)}"><img loading="lazy" src="${escaped(path)}" alt="${escaped(`${name}, ${viewName(view)}`)}"></a>`
      : '<p class="none">No picture</p>';
  };
  const cell = (name: string, view: View) =>
    `<td><div class="pair">${folders.map((from) => picture(from, name, view)).join('')}</div></td>`;
  const rows = pageNames(folders)
    .map(
      (name) =>
        `<tr id="${escaped(name)}"><th scope="row">${escaped(name)}</th>${views.map((view) => cell(name, view)).join('')}</tr>`,
    )
    .join('\n');
  const notes = complaints
    .map(({ picture: file, text }) => `<li><code>${escaped(file)}</code> ${escaped(text)}</li>`)
    .join('\n');
  const order = before === null ? '' : '<p>In each pair: before, after.</p>';
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { font: 14px system-ui; margin: 16px; background: #fff; color: #111; }
  table { border-collapse: collapse; }
  thead th { position: sticky; top: 0; background: #fff; }
  th, td { border: 1px solid #ccc; padding: 8px; vertical-align: top; text-align: start; }
  .pair { display: flex; gap: 8px; }
  img { width: 240px; max-height: 640px; object-fit: cover; object-position: top; border: 1px solid #ddd; }
  .none { width: 240px; color: #666; }
</style>
<h1>Contact sheet</h1>
${order}
${notes && `<h2>Complaints</h2><ul>${notes}</ul>`}
<table>
<thead><tr><th scope="col">Page</th>${views.map((view) => `<th scope="col">${viewName(view)}</th>`).join('')}</tr></thead>
<tbody>
${rows}
</tbody>
</table>
</html>
`;
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
