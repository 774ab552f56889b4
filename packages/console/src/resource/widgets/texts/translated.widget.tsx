import { languageName } from '@bridge/contract';
import { useLanguages } from '../../values/language.ts';
import { entriesIn, translationsIn } from '../../values/read.ts';
import { innerIdOf, labelIdOf } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { OneLanguage } from './one-language.tsx';
import classes from './translated.module.css';

/** One text per language of the instance, each in its tab; one language needs no tab. */
export function TranslatedWidget(props: WidgetProps) {
  const languages = useLanguages();
  const { value } = props;
  const written = translationsIn(value);
  // Whatever has a place, even empty: a field must not vanish from under who rubs its text out.
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

/** Languages that the instance no longer speaks: nothing that was written is lost, all of it can still be read and changed. */
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
