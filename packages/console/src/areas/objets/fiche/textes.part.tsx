import { CHAMPS_LOCAUX, type FicheObjet, languageName } from '@bridge/contract';
import { Stack, Title } from '@mantine/core';
import { useLanguages } from '../../../resource/values/language.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';
import { Origine } from './origine.tsx';
import { motsDe, texteDe, versionsDe } from './textes.rules.ts';
import { Written } from './written.tsx';

/** The texts of an objet, language by language, each with its origin. */
export function TextesPart({ fiche }: { readonly fiche: FicheObjet }) {
  const langues = useLanguages();
  const { textes } = fiche.document;
  return (
    <Panel title="Présentation">
      {CHAMPS_LOCAUX.map(({ value, label }) => {
        const versions = versionsDe(fiche, value, langues);
        if (versions.length === 0) return null;
        return (
          <Stack key={value} gap="xs">
            <Title order={3}>{label}</Title>
            {versions.map(({ langue, texte, ...origine }) => (
              <div key={langue}>
                <div className={classes.language}>
                  <span>{languageName(langue)}</span>
                  <Origine {...origine} />
                </div>
                <Written text={texte} lang={langue} />
              </div>
            ))}
          </Stack>
        );
      })}
      {textes.map(({ sujet, corps }) => (
        <Stack key={`${sujet.schema} ${sujet.code}`} gap="xs">
          <Title order={3}>{motsDe(sujet, langues)}</Title>
          <Written text={texteDe(corps, langues)} />
        </Stack>
      ))}
    </Panel>
  );
}
