import { languageName } from '@bridge/contract';
import { firstTranslation, useLanguages } from './language.ts';
import { translationsIn } from './read.ts';
import { plainTextOf, RichText } from './rich-text.tsx';
import classes from './value.module.css';

interface Props {
  readonly of: 'text' | 'longText' | 'richText';
  readonly value: unknown;
  readonly density: 'line' | 'full';
}

/** A translated text: in a line, the first language that has one; otherwise every language under its name. */
export function TranslatedValue({ of, value, density }: Props) {
  const languages = useLanguages();
  const texts = translationsIn(value);
  const written = Object.keys(texts);
  const first = firstTranslation(value, languages);
  if (first === undefined) return null;
  if (density === 'line' || written.length === 1) {
    return (
      <>
        {density === 'line' ? lineOf(of, first.text) : <Written of={of} text={first.text} />}
        {first.language !== languages[0] && (
          <span className={classes.quiet}> ({languageName(first.language).toLowerCase()})</span>
        )}
      </>
    );
  }
  const order = [...languages.filter((code) => texts[code]), ...written.filter((code) => !languages.includes(code))];
  return (
    <dl className={classes.languages}>
      {order.map((code) => (
        <div key={code} className={classes.pair}>
          <dt>{languageName(code)}</dt>
          <dd lang={code}>
            <Written of={of} text={texts[code] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function lineOf(of: Props['of'], text: string): string {
  return of === 'richText' ? plainTextOf(text) : text;
}

function Written({ of, text }: { readonly of: Props['of']; readonly text: string }) {
  return of === 'richText' ? <RichText html={text} /> : <span className={classes.written}>{text}</span>;
}
