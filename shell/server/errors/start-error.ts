export { StartError } from '@counterpart/api/hosting/start-error';
