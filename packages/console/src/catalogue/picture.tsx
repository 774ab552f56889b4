import { type ReactNode, useState } from 'react';

interface Props {
  readonly url: string;
  readonly alt: string;
  /** What stands in its place where there is no picture at that address. */
  readonly children: ReactNode;
  /** What stands there until the picture has come. */
  readonly meanwhile?: ReactNode;
}

/** A picture of a source, or what stands for it. */
export function Picture({ url, alt, children, meanwhile }: Props) {
  // The picture that failed, rather than a flag: another address is another chance.
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

/** A plain http picture would be blocked by the browser in a page that is not. */
function isShowable(url: string): boolean {
  return /^https:\/\//i.test(url) || url.startsWith('/');
}
