import { createContext, useContext } from 'react';
import { plainSite, type PageSite } from '../../page-contract/site';

/** The site's settings as they were when the page was made: nothing requests them again. */
export const SiteContext = createContext<PageSite>(plainSite);

/** Returns the settings of the site that this page shows. */
export const useSite = (): PageSite => useContext(SiteContext);
