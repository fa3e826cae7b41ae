import { createDraftStorage } from '../../../draft-storage';

/** Drafts in conversations. They end with the session. */
export const { read: readDraft, write: writeDraft, forget: forgetDrafts } = createDraftStorage('draft');
