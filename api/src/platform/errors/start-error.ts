export { StartError } from '../../hosting/start-error';
