import { useState } from 'react';
import { lookOfType } from './type-look.ts';
import classes from './vignette.module.css';

interface Props {
  readonly url: string;
  /** Type of the objet, whose icon stands in for a picture. */
  readonly type: unknown;
  readonly size?: 'row' | 'card' | 'head';
}

const ICONS = { row: 16, card: 28, head: 36 } as const;

/** The picture of an objet, or the icon of what it is. The name beside says the rest: it is hidden from readers. */
export function Vignette({ url, type, size = 'row' }: Props) {
  // The picture that failed, rather than a flag: another address is another chance.
  const [broken, setBroken] = useState('');
  const { icon: Icon } = lookOfType(type);
  return (
    <span className={classes.vignette} data-size={size}>
      {isShowable(url) && broken !== url ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      ) : (
        <Icon size={ICONS[size]} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}

/** A plain http picture would be blocked by the browser in a page that is not. */
function isShowable(url: string): boolean {
  return /^https:\/\//i.test(url) || url.startsWith('/');
}
