import { Link, useLocation } from 'react-router-dom';
import style from './HallLink.module.css';

const homePaths: readonly string[] = ['/', '/index'];

/** The link to Home, in the strip above every page but Home, in the page's own colours. B-HOME-06. */
export function HallLink() {
  const { pathname } = useLocation();
  if (homePaths.includes(pathname)) return null;
  return (
    <Link className={style.hall} to="/" data-track="link:hall" data-hall>
      <span className={style.front}>front </span>hall
    </Link>
  );
}
