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
  /** Text of the button. */
  readonly sign: string;
  /** As CodeMirror spells keys. */
  readonly key?: string;
  readonly run: MarkdownCommand;
}

/** The toolbar, in its order. */
export const markdownActions: readonly MarkdownAction[] = [
  { id: 'bold', label: 'Bold', sign: 'B', key: 'Mod-b', run: wrap('**') },
  { id: 'italic', label: 'Italic', sign: 'I', key: 'Mod-i', run: wrap('*') },
  { id: 'heading', label: 'Heading (H2)', sign: 'H2', key: 'Mod-Alt-2', run: heading(2) },
  { id: 'subheading', label: 'Subheading (H3)', sign: 'H3', key: 'Mod-Alt-3', run: heading(3) },
  { id: 'list', label: 'Bulleted list', sign: '•', key: 'Mod-Shift-8', run: prefix(() => '- ', /^[-*] /) },
  {
    id: 'numbers',
    label: 'Numbered list (1.)',
    sign: '1.',
    key: 'Mod-Shift-7',
    run: prefix((index) => `${index + 1}. `, /^\d+\. /),
  },
  { id: 'quote', label: 'Quote', sign: '”', key: 'Mod-Shift-.', run: prefix(() => '> ', /^> /) },
  { id: 'code', label: 'Code', sign: '</>', key: 'Mod-e', run: wrap('`') },
  { id: 'link', label: 'Link', sign: 'Link', key: 'Mod-k', run: link },
  { id: 'table', label: 'Table', sign: 'Table', run: table },
];
