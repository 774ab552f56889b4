import { type ReactNode, useState } from 'react';

interface Props {
  readonly url: string;
  readonly alt: string;
  /** Drawn in place of the picture when the address has none. */
  readonly children: ReactNode;
  /** Drawn until the picture has come. */
  readonly meanwhile?: ReactNode;
}

/** A picture of a source, or what replaces a missing one. */
export function Picture({ url, alt, children, meanwhile }: Props) {
  // The address that failed, rather than a flag: another address gets another try.
  const [broken, setBroken] = useState('');
  const [loaded, setLoaded] = useState('');
  if (!isShowable(url) || broken === url) return children;
  return (
    <>
      {loaded !== url && meanwhile}
      <img
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(url)}
        onError={() => setBroken(url)}
      />
    </>
  );
}

/** Whether the browser would show the picture: in an https page, a plain http one is blocked. */
function isShowable(url: string): boolean {
  return /^https:\/\//i.test(url) || url.startsWith('/');
}
