import * as runtime from 'react-refresh/runtime';
import { scope } from './refresh-scope';

// First in the shell's development build: React looks for it once, when it is loaded.
runtime.injectIntoGlobalHook(globalThis as never);
scope.counterpartRefresh = runtime;
