/** How sections of the home page open the quiz, which is another feature. */
export interface QuizOpener {
  /** Opens the quiz in front of the page. */
  readonly onQuiz: () => void;
  /** Somebody is about to open it: the pointer or the focus is on its button. */
  readonly onNearQuiz: () => void;
}
