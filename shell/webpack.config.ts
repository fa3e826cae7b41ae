import { hostConfig } from './federation/index';

export default hostConfig(import.meta.url);
