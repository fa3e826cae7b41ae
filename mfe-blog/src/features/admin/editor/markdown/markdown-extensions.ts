import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { markdownActions } from './markdown-commands';

const highlight = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600', color: 'var(--cp-text)' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--cp-primary)' },
  { tag: tags.monospace, fontFamily: 'var(--cp-font-mono)', color: 'var(--cp-text-2)' },
  { tag: [tags.quote, tags.processingInstruction, tags.meta], color: 'var(--cp-text-3)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--cp-text)', backgroundColor: 'var(--cp-bg)', fontSize: 'var(--cp-font-size-body)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'inherit',
    lineHeight: '1.6',
    minHeight: '24rem',
    maxHeight: '70vh',
    overflow: 'auto',
  },
  '.cm-content': { padding: 'var(--cp-space-12)', caretColor: 'var(--cp-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--cp-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--cp-primary-border)',
  },
});

interface Listeners {
  readonly label: string;
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
  /** Images that were pasted or dropped; false when there were none. */
  readonly onFiles: (files: FileList | undefined, view: EditorView) => boolean;
}

/**
 * Builds the Markdown extensions of an editor: highlighting, shortcuts, history, images by paste and drop. Tab leaves
 * it, as any field.
 */
export function markdownExtensions({ label, describedBy, onChange, onFiles }: Listeners): Extension[] {
  return [
    history(),
    drawSelection(),
    EditorView.lineWrapping,
    markdown({ base: markdownLanguage }),
    syntaxHighlighting(highlight),
    theme,
    keymap.of([
      ...markdownActions.flatMap(({ key, run }) => (key ? [{ key, run, preventDefault: true }] : [])),
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-multiline': 'true',
      spellcheck: 'true',
      // It scrolls with its text: assistive tools look for something inside that takes the focus, and editable text
      // alone is not counted.
      tabindex: '0',
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
    EditorView.domEventHandlers({
      paste: (event, view) => onFiles(event.clipboardData?.files, view),
      drop: (event, view) => {
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
        if (at !== null && event.dataTransfer?.files.length) view.dispatch({ selection: { anchor: at } });
        return onFiles(event.dataTransfer?.files, view);
      },
    }),
  ];
}
