import { EditorSelection, type ChangeSpec, type EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** Changes what is chosen in the editor; true when it did. */
export type MarkdownCommand = (view: EditorView) => boolean;

/** Puts marks around each chosen text, or takes them away when they are there. */
const wrap =
  (mark: string): MarkdownCommand =>
  (view) => {
    const { state } = view;
    const change = state.changeByRange((range) => {
      const before = state.sliceDoc(range.from - mark.length, range.from);
      const after = state.sliceDoc(range.to, range.to + mark.length);
      if (before === mark && after === mark) {
        return {
          changes: [
            { from: range.from - mark.length, to: range.from },
            { from: range.to, to: range.to + mark.length },
          ],
          range: EditorSelection.range(range.from - mark.length, range.to - mark.length),
        };
      }
      return {
        changes: [
          { from: range.from, insert: mark },
          { from: range.to, insert: mark },
        ],
        range: EditorSelection.range(range.from + mark.length, range.to + mark.length),
      };
    });
    return done(view, change);
  };

/**
 * Puts a prefix before each chosen line, or takes it away when all have it.
 * @param known what the prefix takes the place of
 * @param own what counts as having it; default all that is known
 */
const prefix =
  (make: (index: number) => string, known: RegExp, own = known): MarkdownCommand =>
  (view) => {
    const lines = chosenLines(view.state);
    const isSet = lines.every(({ text }) => own.test(text));
    const changes = lines.map(({ from, text }, index): ChangeSpec => {
      const length = known.exec(text)?.[0].length ?? 0;
      return { from, to: from + length, insert: isSet ? '' : make(index) };
    });
    return done(view, { changes });
  };

/** A heading of another level becomes one of this level. */
const heading = (level: number): MarkdownCommand => {
  const sign = `${'#'.repeat(level)} `;
  return prefix(() => sign, /^#{1,6} /, new RegExp(`^${sign}`));
};

function chosenLines(state: EditorState) {
  const { from, to } = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  return Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
}

function done(view: EditorView, change: Parameters<EditorView['dispatch']>[0]): boolean {
  view.dispatch(change, { scrollIntoView: true, userEvent: 'input' });
  view.focus();
  return true;
}

const link: MarkdownCommand = (view) => {
  const { from, to } = view.state.selection.main;
  const text = view.state.sliceDoc(from, to) || 'text';
  const insert = `[${text}](https://)`;
  const url = from + insert.length - 1;
  return done(view, {
    changes: { from, to, insert },
    selection: { anchor: url - 'https://'.length, head: url },
  });
};

/** Puts a text on lines of its own. */
export function insertBlock(view: EditorView, block: string): void {
  const { from, to } = view.state.selection.main;
  const line = view.state.doc.lineAt(from);
  const before = line.text.trim() === '' ? '' : '\n\n';
  const insert = `${before}${block}\n`;
  done(view, { changes: { from, to, insert }, selection: { anchor: from + insert.length } });
}

const table: MarkdownCommand = (view) => {
  insertBlock(view, '| Heading | Heading |\n| ------- | ------- |\n| Cell    | Cell    |');
  return true;
};

export interface MarkdownAction {
  readonly id: string;
  /** Name of the action. */
  readonly label: string;
  /** Line drawing of the button, as `Icon` draws: a path on a grid of 24. */
  readonly drawing: string;
  /** As CodeMirror spells keys. */
  readonly key?: string;
  readonly run: MarkdownCommand;
}

/** The toolbar, in its order. */
export const markdownActions: readonly MarkdownAction[] = [
  {
    id: 'bold',
    label: 'Bold',
    drawing: 'M7 4.5h6a3.7 3.7 0 0 1 0 7.4H7zM7 11.9h7a3.8 3.8 0 0 1 0 7.6H7z',
    key: 'Mod-b',
    run: wrap('**'),
  },
  { id: 'italic', label: 'Italic', drawing: 'M10 4.5h8M6 19.5h8M14 4.5l-4 15', key: 'Mod-i', run: wrap('*') },
  {
    id: 'heading',
    label: 'Heading',
    drawing: 'M4 5v14M12 5v14M4 12h8M15.5 10.8a2.5 2.5 0 1 1 4.5 1.5L15.5 19h5',
    key: 'Mod-Alt-2',
    run: heading(2),
  },
  {
    id: 'subheading',
    label: 'Subheading',
    drawing: 'M4 5v14M12 5v14M4 12h8M16 8.5h4.5L18 12.3a3.2 3.2 0 1 1-2.7 5',
    key: 'Mod-Alt-3',
    run: heading(3),
  },
  {
    id: 'list',
    label: 'Bulleted list',
    drawing: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1',
    key: 'Mod-Shift-8',
    run: prefix(() => '- ', /^[-*] /),
  },
  {
    id: 'numbers',
    label: 'Numbered list',
    drawing: 'M10.5 6.5H20M10.5 12H20M10.5 17.5H20M4 5l1.6-.9v5M3.9 15.6a1.5 1.5 0 1 1 2.6 1l-2.6 3h3',
    key: 'Mod-Shift-7',
    run: prefix((index) => `${index + 1}. `, /^\d+\. /),
  },
  {
    id: 'quote',
    label: 'Quote',
    drawing: 'M5 17c2.6-.5 4-2.3 4-5.5V7H4.5v4.5H9M14.5 17c2.6-.5 4-2.3 4-5.5V7H14v4.5h4.5',
    key: 'Mod-Shift-.',
    run: prefix(() => '> ', /^> /),
  },
  { id: 'code', label: 'Code', drawing: 'm8 7-5 5 5 5M16 7l5 5-5 5', key: 'Mod-e', run: wrap('`') },
  {
    id: 'link',
    label: 'Link',
    drawing: 'M10 14a4 4 0 0 0 5.8 0l3-3A4 4 0 0 0 13 5.2l-1 1M14 10a4 4 0 0 0-5.8 0l-3 3a4 4 0 0 0 5.8 5.8l1-1',
    key: 'Mod-k',
    run: link,
  },
  { id: 'table', label: 'Table', drawing: 'M3.5 5h17v14h-17zM3.5 9.7h17M3.5 14.3h17M12 9.7V19', run: table },
];
