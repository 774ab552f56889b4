import { languageName } from '@bridge/contract';
import { useLanguages } from '../../values/language.ts';
import { entriesIn, translationsIn } from '../../values/read.ts';
import { innerIdOf, labelIdOf } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { OneLanguage } from './one-language.tsx';
import classes from './translated.module.css';

/** One text per language of the instance, each in its tab; a single language needs no tab. */
export function TranslatedWidget(props: WidgetProps) {
  const languages = useLanguages();
  const { value } = props;
  const written = translationsIn(value);
  // Includes languages with an empty text: a field must not vanish while somebody erases its text.
  const others = Object.keys(entriesIn(value)).filter((code) => !languages.includes(code));
  return (
    <>
      {languages.length > 1 ? (
        <LanguageTabs {...props} languages={languages} written={written} />
      ) : (
        <OneLanguage {...props} code={languages[0] ?? 'fr'} />
      )}
      {others.length > 0 && <OtherLanguages {...props} codes={others} />}
    </>
  );
}

/** Languages that the instance no longer has: their texts are kept, and can still be read and changed. */
function OtherLanguages({ codes, ...props }: WidgetProps & { readonly codes: readonly string[] }) {
  return (
    <details className={classes.others}>
      <summary>Autres langues ({codes.map((code) => languageName(code).toLowerCase()).join(', ')})</summary>
      {codes.map((code) => {
        const id = innerIdOf(props.id, code);
        return (
          <div key={code} className={classes.other}>
            <label htmlFor={id} id={labelIdOf(id)}>
              {languageName(code)}
            </label>
            <OneLanguage {...props} id={id} code={code} />
          </div>
        );
      })}
    </details>
  );
}
