import { createContext } from 'react';
import type { PageOverride } from '../../page-contract/override';

/** The area that this browser takes from a developer's machine; null for everyone else. */
export const OverrideContext = createContext<PageOverride | null>(null);
