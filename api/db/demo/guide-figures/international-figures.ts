import { official, ours, type CheckedFigure } from './checked-figure';

const breachArticle = 'https://gdprlearninghub.com/article-33-gdpr/';
const quarterlyUpdates =
  'https://github.com/hmrc/income-tax-mtd-end-to-end-service-guide/blob/5ad86af8d8573cfa7385be064bbdb6ef35802ffe/source/documentation/make-updates-during-tax-year.html.md.erb';

/** Sources of the figures in guides to law of other countries. */
export const internationalFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'gdpr-for-us-companies': [
    official(
      'within 72 hours',
      'Regulation (EU) 2016/679, Article 33(1)',
      'Not later than 72 hours after having become aware of it.',
      breachArticle,
    ),
    official(
      '20 million euros or 4 percent of worldwide annual revenue',
      'Regulation (EU) 2016/679, Article 83(5)',
      'Up to 20 000 000 EUR, which is 20 million, or up to 4 % of the total worldwide annual turnover, whichever is higher.',
      'https://www.law-reg.org/gdpr-en/regulation_translate/382',
    ),
    official(
      'Framework of July 2023',
      'Commission Implementing Decision (EU) 2023/1795',
      'The decision of 10 July 2023.',
      'https://www.data-privacy-framework.com/Commission_Implementing_Decision_EU_2023_1795.html',
    ),
    official(
      'within one month; complex ones can be extended by two',
      'Regulation (EU) 2016/679, Article 12(3)',
      'Within one month of receipt of the request; may be extended by two further months where necessary.',
      'https://github.com/CommonAccord/Cmacc-Org/blob/e9bebb5939473d7b7cacfea9f1b2ad7b0530d2d9/Doc/G/EU-GDPR-Law-CmA/Sec/Article/12.md',
    ),
    official('the 72 hours', 'Regulation (EU) 2016/679, Article 33(1)', 'Not later than 72 hours.', breachArticle),
  ],
  'uk-making-tax-digital-income-tax': [
    official(
      'quarterly updates',
      'HMRC, Making Tax Digital for Income Tax service guide',
      'Each tax year: 4 quarterly updates and a final declaration.',
      quarterlyUpdates,
    ),
    official(
      'for April 2026 the return for 2024/25 decides',
      'HMRC, Work out your qualifying income',
      'For the tax year 2026 to 2027, which begins in April, the return for 2024 to 2025 is looked at.',
      'https://gov.uk/guidance/work-out-your-qualifying-income-for-making-tax-digital-for-income-tax',
      '2024/25 is how the United Kingdom writes 2024 to 2025.',
    ),
    official(
      'Quarterly updates are due on August 7, November 7, February 7 and May 7',
      'HMRC, Making Tax Digital for Income Tax service guide',
      'Deadlines of the quarterly updates: 7th August, 7th November, 7th February, 7th May.',
      quarterlyUpdates,
      'The same days, written in the American way.',
    ),
    ours('before the first quarter ends', 'Our advice.'),
    official(
      'the four updates by the 7th of the month',
      'HMRC, Making Tax Digital for Income Tax service guide',
      '4 quarterly updates, each by the 7th of August, November, February and May.',
      quarterlyUpdates,
      'The 7th is how the deadlines are written there.',
    ),
  ],
  'eu-vat-one-stop-shop-for-online-sellers': [
    official(
      'consignments of up to 150 euros',
      'Directive 2006/112/EC, title XII, chapter 6, section 4',
      'Spanish Tax Agency, VAT manual of 2021: the import scheme (IOSS) is for goods not exceeding 150 euros.',
      'https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/manual-iva-2021/capitulo-3-entregas-bienes-servicios-profesionales/ventas-distancia/ventas-distancia-bienes-importados/ventas-distancia-bi-importe-no-euros.html',
    ),
    official(
      'Returns are monthly for imports and quarterly for the other schemes',
      'European Commission, The One Stop Shop',
      'The return is quarterly in the non-Union and the Union scheme, monthly in the import scheme.',
      'https://vat-one-stop-shop.ec.europa.eu/one-stop-shop_cs',
    ),
    official(
      '10,000 euros',
      'Directive 2006/112/EC, Article 59c',
      'Spanish Tax Agency, VAT manual of 2022: for traders established in a single Member State, taxed at destination above EUR 10,000.',
      'https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/manual-iva-2022/capitulo-03-entregas-bienes-servicios-profesionales/ventas-distancia/ventas-intracomunitarias-distancia/ventas-intracom-distancia-particulares-consum-finales.html',
    ),
    official(
      'records of each sale for ten years',
      'European Commission, Record keeping and audits in OSS',
      'Kept for 10 years from the end of the year of the transaction.',
      'https://vat-one-stop-shop.ec.europa.eu/one-stop-shop/record-keeping-and-audits-oss_en',
    ),
  ],
};
