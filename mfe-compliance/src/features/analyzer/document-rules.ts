import { isText } from '@counterpart/api/contract';

/** A refusal of a file, as the specification words it. */
export interface Refusal {
  readonly title: string;
  readonly description: string;
}

/** Endings of the names of files that can be analyzed. */
export const acceptedEndings = ['.txt', '.md', '.pdf'] as const;

export const invalidType: Refusal = {
  title: 'Invalid file type',
  description: 'Please upload a text-based file (.txt, .md) or a PDF',
};
export const tooLarge: Refusal = { title: 'File too large', description: 'Maximum file size is 10MB' };
export const noFile: Refusal = { title: 'No file selected', description: 'Choose a document to analyze' };
export const noIndustry: Refusal = { title: 'Industry required', description: 'Please choose an industry' };

/** Bytes in which readers look for the mark of a PDF. */
const headBytes = 1024;

/** Tells whether the first bytes of a file are what its name says: a PDF, or text. The server checks all of it. */
export async function isWhatItsNameSays(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const isPdf = new TextDecoder('latin1').decode(head).includes('%PDF-');
  return /\.pdf$/i.test(file.name) ? isPdf : !isPdf && isText(head);
}
