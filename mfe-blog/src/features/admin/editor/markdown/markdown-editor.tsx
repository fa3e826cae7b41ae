import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { blogLimits } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { FilePicker } from '@counterpart/design-system/file-picker';
import { VisuallyHidden } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { newUuid } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { insertBlock, markdownActions } from './markdown-commands';
import { markdownExtensions } from './markdown-extensions';
import { altOf, imageTypes, useUploadImage } from '../fields/use-upload-image';

const Frame = styled.div<{ $invalid: boolean }>`
  border: 1px solid ${({ $invalid }) => ($invalid ? 'var(--cp-error)' : 'var(--cp-border-control)')};
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg);
  overflow: hidden;

  &:focus-within {
    outline: 2px solid var(--cp-primary);
    outline-offset: 1px;
  }
`;

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-4);
  padding: var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border);
  background: var(--cp-bg-subtle);
`;

/** Drawn here and not by `Icon`: its drawings travel with every page. */
const Drawing = styled.svg`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  fill: none;
  stroke: var(--cp-text);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--cp-space-8);
  padding: var(--cp-space-4) var(--cp-space-12);
  border-block-start: 1px solid var(--cp-border);
`;

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export interface MarkdownEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Puts a text in place of a mark after the editor has left the page. */
  readonly onReplace: (mark: string, text: string) => void;
  readonly invalid?: boolean;
}

/**
 * Markdown with a toolbar, shortcuts, images by paste and drop, and a count of words. Loaded apart, because it is
 * heavy.
 */
export function MarkdownEditor({ label, value, onChange, onReplace, invalid = false }: MarkdownEditorProps): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const helpId = useId();
  const upload = useUploadImage();
  const changed = useEffectEvent(onChange);

  const addImage = async (file: File, editor: EditorView): Promise<void> => {
    const mark = `![Uploading ${altOf(file)} (${newUuid().slice(0, 8)})]()`;
    insertBlock(editor, mark);
    const url = await upload(file);
    const insert = url ? `![${altOf(file)}](${url})` : '';
    // On a narrow window, Preview takes the editor away.
    if (view.current !== editor) onReplace(mark, insert);
    const at = editor.state.doc.toString().indexOf(mark);
    if (at >= 0) editor.dispatch({ changes: { from: at, to: at + mark.length, insert } });
  };
  const takeFiles = (files: Iterable<File> | null | undefined, editor: EditorView): boolean => {
    const images = [...(files ?? [])].filter(({ type }) => (imageTypes as readonly string[]).includes(type));
    for (const image of images) void addImage(image, editor);
    return images.length > 0;
  };
  const begin = useEffectEvent((element: HTMLElement): EditorView => {
    const extensions = markdownExtensions({
      label,
      describedBy: helpId,
      onChange: (text) => changed(text),
      onFiles: takeFiles,
    });
    return new EditorView({ parent: element, state: EditorState.create({ doc: value, extensions }) });
  });

  useEffect(() => {
    if (!parent.current) return undefined;
    const editor = begin(parent.current);
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    const editor = view.current;
    // What was typed here is there already; a restored version is not.
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  const words = wordCount(value);
  return (
    <Frame $invalid={invalid}>
      <Toolbar role="toolbar" aria-label="Formatting">
        {markdownActions.map(({ id, label: name, drawing, run }) => (
          <Button key={id} variant="ghost" size="small" title={name} onClick={() => view.current && run(view.current)}>
            <Drawing viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawing} />
            </Drawing>
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ))}
        <FilePicker
          label="Add to the text"
          hideLabel
          look="button"
          chooseLabel="Image"
          accept={imageTypes}
          maxSize={blogLimits.imageBytes}
          onPick={(files) => view.current && takeFiles(files, view.current)}
        />
      </Toolbar>
      <div ref={parent} data-field="content" />
      <Foot id={helpId}>
        <Text as="span" size="small" tone="muted">
          Markdown. Paste or drop images into the text.
        </Text>
        <Text
          as="span"
          size="small"
          tone="muted"
        >{`${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`}</Text>
      </Foot>
    </Frame>
  );
}
