/** Employment, payroll and benefits: what no guide says, a line for each subject. */
export const workQuestions = `
  termination letter, what to write when firing, warning letter, dismissal for theft, dismissal for lateness
  poor performance
  employee quits without notice, notice period, resignation, exit interview, get keys and laptop back, revoke access
  employee drunk, drugs at work, marijuana, medical marijuana, drug policy, smell, hygiene
  employee arrested, in prison, hire someone with a record, felon, probation officer
  harassment by a boss, bullying, hostile workplace, training against harassment, complaint, investigation
  employee is pregnant, breastfeeding, disabled, depressed, needs a chair, accommodation, wheelchair, religious clothing
  religious day off, prayer at work, Fridays or Saturdays off, beard, headscarf, language at work, English only
  age, older worker, forced retirement, young employees only, gender, transgender, bathroom, national origin
  romance at work, relatives in the company, nepotism, friendship with the boss, gossip, personal calls
  work from another country for a while, workation, work from Portugal, remote from a beach, digital nomad visa
  work from home costs, internet and phone stipend, chair, electricity, who pays the equipment of remote workers
  foreign student, F-1, OPT, CPT, J-1, H-2B, TN, asylum seeker, DACA, refugee, may I employ a foreigner
  expired work permit
  sponsor an employee, visa costs, green card process, immigration raid, I-9 audit, false papers
  company car crash, employee damages the van, parking tickets, who pays the damage, speeding fine, private car for work
  tools that employees buy, uniforms, shoes, phones, reimbursement of expenses, per diem, receipts
  employee invention, side project, who owns the code, works for hire, works made at night, use of the company laptop
  trade secret, customer list, leaving for a competitor, garden leave, solicitation of clients and colleagues
  personnel file, see my file, correct a file, keep records of former employees, proof of employment letter
  employee dies, last wage to the widow, life insurance, survivor, funeral, beneficiaries
  strike, walkout, union card, picket, collective agreement, works meeting
  heat, cold, air, mold, noise, lifting, forklift, harness, scaffold, fall protection, helmet, safety shoes, eye wash
  OSHA inspection, OSHA log 300, report an accident, safety meeting, citation, workers refuse unsafe work
  violence, threat, gun at work, robbery of the shop, security guard, cash alone at night
  teen workers, working papers, hours for students, summer job, lemonade stand, my kid helps in the shop
  interns from a university, unpaid work, apprentices, volunteers in a business, student projects
  seasonal visa workers, farm work, harvest, housing for workers, day laborers
  tips taken by the owner, tips to managers, tips by card, tips on the paycheck or in cash
  service charge belongs to whom, auto gratuity
  staff meals, free food, discount for employees, meals as part of pay, lodging as pay, company housing
  shares for employees, stock options, vesting, phantom stock, 83(b), ESOP, exercise price, sweat equity
  bonus plan, Christmas party, gift cards for employees, contest prize, referral bonus, milestone award
  vacation accrual, unused vacation, use it or lose it, part-timers vacation, blackout dates, vacation refused
  retirement plan start, employer match, plan administrator, rollover, loan from the 401k, hardship withdrawal
  required plan in my state
  disability insurance, group life, accident insurance, legal plan, pet insurance, wellness program
  unemployment claim contested, protest a claim, unemployment after being fired, quit for cause
  claim by a seasonal worker
  unemployment tax account, experience rating, taxable wage base of unemployment, new state employee registration
  workers comp premium, class code, owner excluded, ghost policy, uninsured sub, injured helper, comp doctor
  professional employer organization, leasing employees, co-employment, temp worker hurt, staffing markup
  executive contract, golden parachute, board seat, deferred pay, key person insurance
  meeting recorded, voice recording, phone tapped, camera in the kitchen, GPS in vans, screen monitoring
  private messages
  social media post of an employee, politics at work, free speech, bad review by an employee, leak to the press
  employment agency license, job training grant, on-the-job training, hiring credit, veteran hire, WOTC
  labor law posters, where to hang posters, posters for remote workers, buy posters
  employee handbook, at-will statement, dress code, tattoo, phone ban, attendance policy
  pay frequency law, payday moved, wage rate notice, pay in advance, holiday payday, missed payday
  leave of absence, military duty, school meeting, blood donation, emergency, disaster, evacuate
`;
