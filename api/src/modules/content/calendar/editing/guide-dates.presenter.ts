import type { EditedGuideDate } from '../../../../contract/named-types';
import type { GuideDate } from '../guide-date.model';
import { contentOfDate } from './guide-dates.service';

export const presentEditedDate = (date: GuideDate): EditedGuideDate => ({
  id: date.id,
  revision: date.revision,
  isBundled: date.bundledKey !== null && date.editedAt === null,
  content: contentOfDate(date),
});
