import { RichText } from '../../../resource/values/rich-text.tsx';
import classes from './fiche.module.css';

/** A text of a source: plain in most cases, with tags in some. */
export function Written({ text, lang }: { readonly text: string; readonly lang?: string }) {
  const isMarkedUp = /<\/?(p|br|strong|b|em|i|ul|ol|li|a|h\d|div|span)\b[^>]*>/i.test(text);
  return (
    <div className={classes.written} lang={lang}>
      {isMarkedUp ? <RichText html={text} /> : text}
    </div>
  );
}
