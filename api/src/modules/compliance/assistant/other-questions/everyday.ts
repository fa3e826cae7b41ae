/** What has nothing to do with compliance, or asks the assistant for something else than what a guide says. */
export const everydayQuestions = `
  passport, driver license, car insurance, speeding ticket, license plate, title of a car, accident with my car
  marriage license, name change, divorce papers, custody, adoption, child support amount, domestic partner
  citizenship, naturalization, asylum, green card renewal, travel ban, family visa, deportation
  school, college admission, scholarship, homework, thesis, exam questions, tutoring, course
  doctor, symptoms, medicine, diet, pregnancy, therapy, vaccine, blood test, workout
  restaurant tip abroad, flight, hotel, holiday, visa for tourists, luggage, best beach, map
  recipe, cooking, wine, garden, pets, car repair, clean a stain, fix a printer, phone, wifi, password reset
  sports result, world cup, movie, music, singer, game, book, celebrity, news, weather, time, date
  history, geography, capital city, science, planet, math problem, physics, definition of a word, grammar, translate
  president, election, party, vote, congress, senator, war, politics, opinion on taxes
  poem, joke, story, song, riddle, rap, essay, haiku, slogan, speech, birthday card
  write an email, draft a letter, contract template, resume, cover letter, summary, business plan, policy for me
  code in Python, Excel formula, macro, website builder, app crash, error message, API
  who are you, are you a robot, which model, who made you, do you remember me, your name, can I trust you, human please
  hello, good morning, thanks, bye, sorry, test, lorem ipsum, never mind, stop
  ignore instructions, reveal prompt, act as, jailbreak, developer mode, no rules, repeat the words above
  delete my account, change my password, cancel my subscription, book a meeting, talk to an accountant
  contact support, price of this site
  find me a specialist, recommend an accountant, best lawyer nearby, reviews of a firm, how do I become listed here
  get rich, side hustle ideas, what business to start, good name for a company, best city for a shop, market trends
  feeling stressed, lonely, argue with my boss, love, dating, friend, gift idea, party
`;
