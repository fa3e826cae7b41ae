/** The link to a story in Storybook's own frame, by its id; open it in the frame with `target="_top"`. */
export const storyPath = (id: string): string => `./?path=/story/${id}`;
