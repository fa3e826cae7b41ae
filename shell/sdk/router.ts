/**
 * The router as areas may use it. The only place beside the host that names react-router: what is not
 * exported here is left out of the browser's bundle.
 */
export {
  Navigate,
  Outlet,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { Link, type LinkProps } from './links/link';
export type { LoaderFunctionArgs, RouteObject } from 'react-router';
