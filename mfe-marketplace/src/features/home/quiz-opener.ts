/** Callbacks with which sections of the home page open the quiz, which is another feature. */
export interface QuizOpener {
  /** Opens the quiz in front of the page. */
  readonly onQuiz: () => void;
  /** It is about to be opened: the pointer or the focus is on its button. */
  readonly onNearQuiz: () => void;
}
