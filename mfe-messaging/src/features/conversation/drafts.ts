import { createDraftStorage } from '../../draft-storage';

/** What was typed in conversations. It ends with the session. */
export const { read: readDraft, write: writeDraft, forget: forgetDrafts } = createDraftStorage('draft');
