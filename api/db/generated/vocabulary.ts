const list = (text: string): readonly string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

/** Words that generated people and places are put together from. */
export const firstNames = list(
  'Aaron Abigail Adele Aisha Alan Alma Amir Andrea Anika Anton Ariel Arthur Beatriz Benjamin Bianca Boris Bridget Camille Carlos Carmen Cecilia Chen Clara Claudia Curtis Daniela Darius Deborah Deepak Dmitri Dolores Edgar Eleanor Elias Elena Emeka Emily Erik Esther Eva Farah Felix Fiona Francisco Gabriel Gemma Gloria Grace Gustavo Hanna Harold Hassan Helen Hugo Ibrahim Ingrid Irene Isaac Ivan Jada Jamal Janet Jasper Javier Joanna Joel Jonah Josephine Julia Kamal Karen Keiko Kenji Kofi Lars Laura Leon Leila Linda Lorenzo Lucia Luther Magda Malik Marcus Margot Mario Marta Mateo Maya Mei Milan Mina Miriam Nadia Naomi Natasha Neil Nina Noel Nora Olga Omar Oscar Paula Pedro Petra Priya Quentin Rafael Ramona Rashid Renata Rosa Ruben Sabine Samuel Sanjay Sara Selma Simone Sofia Stefan Tamara Tariq Teresa Thomas Uma Valentina Victor Vivian Walter Wanda Xavier Yasmin Yusuf Zara Zoltan',
);
export const lastNames = list(
  'Abbott Acosta Adeyemi Ahmed Albrecht Alvarez Andersen Aquino Arnold Baptiste Barrett Bauer Becker Benedetti Bergstrom Bishop Blackwood Bonilla Boyd Brennan Brooks Calloway Cardenas Carmichael Castillo Chandra Chapman Chavez Christensen Cohen Connolly Crawford Dalton Delacroix Delgado Desai Diaz Donovan Douglas Drummond Eastwood Eriksen Espinoza Faulkner Ferguson Fernandez Fischer Fitzgerald Fletcher Fontaine Fujimoto Gallagher Garrison Gilbert Goldberg Gonzales Grant Guerrero Gupta Gutierrez Hamilton Hansen Harrington Hartmann Hayashi Henderson Hernandez Hoffman Holloway Huang Hughes Ibarra Ingram Ivanov Jacobson Jansen Jimenez Johansson Kaminski Kapoor Kaufman Kelleher Khan Kowalski Kruger Lambert Langley Larsen Laurent Leclerc Levine Lindgren Lockhart Lombardi Lozano MacDonald Malone Marchetti Marquez Matsuda McAllister Mendoza Mercer Mitchell Montoya Moreau Mueller Murphy Nakamura Navarro Nguyen Nielsen Novak OBrien Ochoa Okafor Olsen Ortega Osborne Pacheco Palmer Papadopoulos Park Patterson Pearson Pereira Petrov Pham Quinn Ramirez Rasmussen Reinhardt Reyes Richter Rivera Robles Romero Rosenthal Rossi Salazar Sandoval Schneider Schwartz Serrano Sharma Sheridan Silva Simmons Sinclair Soto Stanton Sullivan Suzuki Takahashi Thornton Torres Trujillo Underwood Valdez Vargas Vasquez Vaughn Villanueva Wagner Wallace Watanabe Weber Whitaker Wilkinson Winslow Yamamoto Yilmaz Zamora Zhang Zimmerman',
);

/** 'City|ST|first three digits of its ZIPs'. */
export const cities = list(
  'Birmingham|AL|352 Mobile|AL|366 Anchorage|AK|995 Phoenix|AZ|850 Tucson|AZ|857 Mesa|AZ|852 Little_Rock|AR|722 Los_Angeles|CA|900 San_Diego|CA|921 San_Jose|CA|951 San_Francisco|CA|941 Fresno|CA|937 Sacramento|CA|958 Oakland|CA|946 Denver|CO|802 Boulder|CO|803 Colorado_Springs|CO|809 Hartford|CT|061 Stamford|CT|069 Wilmington|DE|198 Washington|DC|200 Miami|FL|331 Tampa|FL|336 Orlando|FL|328 Jacksonville|FL|322 Atlanta|GA|303 Savannah|GA|314 Honolulu|HI|968 Boise|ID|837 Chicago|IL|606 Springfield|IL|627 Indianapolis|IN|462 Fort_Wayne|IN|468 Des_Moines|IA|503 Wichita|KS|672 Louisville|KY|402 Lexington|KY|405 New_Orleans|LA|701 Baton_Rouge|LA|708 Portland|ME|041 Baltimore|MD|212 Bethesda|MD|208 Boston|MA|021 Worcester|MA|016 Detroit|MI|482 Ann_Arbor|MI|481 Grand_Rapids|MI|495 Minneapolis|MN|554 Saint_Paul|MN|551 Jackson|MS|392 Kansas_City|MO|641 Saint_Louis|MO|631 Billings|MT|591 Omaha|NE|681 Lincoln|NE|685 Las_Vegas|NV|891 Reno|NV|895 Manchester|NH|031 Newark|NJ|071 Hoboken|NJ|070 Albuquerque|NM|871 Santa_Fe|NM|875 New_York|NY|100 Brooklyn|NY|112 Buffalo|NY|142 Rochester|NY|146 Charlotte|NC|282 Raleigh|NC|276 Fargo|ND|581 Columbus|OH|432 Cleveland|OH|441 Cincinnati|OH|452 Oklahoma_City|OK|731 Tulsa|OK|741 Portland|OR|972 Eugene|OR|974 Philadelphia|PA|191 Pittsburgh|PA|152 Providence|RI|029 Charleston|SC|294 Columbia|SC|292 Sioux_Falls|SD|571 Nashville|TN|372 Memphis|TN|381 Austin|TX|787 Houston|TX|770 Dallas|TX|752 San_Antonio|TX|782 El_Paso|TX|799 Salt_Lake_City|UT|841 Burlington|VT|054 Richmond|VA|232 Virginia_Beach|VA|234 Seattle|WA|981 Spokane|WA|992 Charleston|WV|253 Milwaukee|WI|532 Madison|WI|537 Cheyenne|WY|820',
);

export const businessWords = list(
  'Ledger Harbor Summit Cedar Beacon Granite Meridian Prairie Lantern Compass Anchor Juniper Copper Riverbend Northstar Keystone Willow Bridge Orchard Falcon',
);
export const businessEndings = list(
  'Accounting Advisory Books CPA Finance Partners Tax_Group Financial Consulting Associates',
);
export const bioOpenings = list(
  'Keeps_the_books_of Does_taxes_and_planning_for Works_month_by_month_with Has_closed_years_on_time_for Answers_the_hard_questions_of Builds_budgets_and_reports_for Cleans_up_late_books_of Prepares_returns_for',
);
export const bioEndings = list(
  'Prices_are_agreed_before_work_begins. Replies_come_the_same_day. Plain_words,_no_jargon. Every_number_has_its_source. Meets_every_quarter_to_look_ahead. Works_with_the_software_you_have. Takes_on_few_clients_at_a_time. Started_in_industry,_not_in_audit.',
);
export const languagesBeside = list('Spanish Mandarin French Vietnamese Korean Portuguese Hindi Arabic German Polish');
