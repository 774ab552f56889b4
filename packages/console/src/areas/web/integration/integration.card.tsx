import { type AdresseDeSite, type AIntegrer, type AnyRecord, codesDIntegration, languageName } from '@bridge/contract';
import { NativeSelect, Text } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useState } from 'react';
import { firstTranslation, useLanguages } from '../../../resource/values/language.ts';
import { textIn } from '../../../resource/values/read.ts';
import { CopiedText } from '../../../ui/copied-text.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSitesOf } from '../sites.query.ts';
import classes from '../web.module.css';

interface Props {
  readonly record: AnyRecord;
  readonly genre: AIntegrer['genre'];
}

/** The code to copy that puts the record into the pages of another site. */
export function IntegrationCard({ record, genre }: Props) {
  const { sites } = useSitesOf(record);
  return (
    <Panel title="Intégration" intro="De quoi la placer dans une page de votre site.">
      {sites.length === 0 ? (
        <Text size="sm" c="dimmed">
          {'Choisissez un site et enregistrez\u00a0: le code à copier sera ici.'}
        </Text>
      ) : (
        <Codes record={record} genre={genre} sites={sites} />
      )}
    </Panel>
  );
}

function Codes({ record, genre, sites }: Props & { readonly sites: readonly AdresseDeSite[] }) {
  const [siteId, setSite] = useState<number | null>(null);
  const [wanted, setLangue] = useState<string | null>(null);
  const languages = useLanguages();
  const site = sites.find(({ id }) => id === siteId) ?? sites[0];
  const langue = site?.langues.find((code) => code === wanted) ?? site?.langues[0];
  if (!site || !langue)
    return (
      <Text size="sm" c="dimmed">
        Aucune de ses langues n’est parlée par ce site.
      </Text>
    );
  const titre = firstTranslation(record.titre, [langue, ...languages])?.text ?? textIn(record.nom);
  const codes = codesDIntegration({
    origine: location.origin,
    site: site.code,
    langue,
    genre,
    code: textIn(record.code),
    titre,
    exports: Array.isArray(record.exports) ? record.exports.filter((format) => typeof format === 'string') : [],
  });
  const wordpress = (
    <CopiedText
      key="wordpress"
      label="WordPress"
      help="Un code court, pour l’extension Bridge. La page est écrite par votre serveur."
      text={codes.wordpress}
    />
  );
  const element = (
    <CopiedText
      key="element"
      label="Élément web"
      help={'Pour tout site\u00a0: deux lignes, à coller où elle doit paraître.'}
      text={codes.element}
      multiline
    />
  );
  return (
    <>
      {(sites.length > 1 || site.langues.length > 1) && (
        <div className={classes.row}>
          {sites.length > 1 && (
            <NativeSelect
              label="Site"
              value={String(site.id)}
              onChange={({ currentTarget }) => setSite(Number(currentTarget.value))}
              data={sites.map(({ id, nom }) => ({ value: String(id), label: nom }))}
            />
          )}
          {site.langues.length > 1 && (
            <NativeSelect
              label="Langue"
              value={langue}
              onChange={({ currentTarget }) => setLangue(currentTarget.value)}
              data={site.langues.map((value) => ({ value, label: languageName(value) }))}
            />
          )}
        </div>
      )}
      {site.type === 'wordpress' ? [wordpress, element] : [element, wordpress]}
      <Fold title="Autres façons">
        <CopiedText
          label="Inclusion par le serveur, en PHP"
          help="Aucun script, et les moteurs de recherche lisent tout. Gardez la réponse quelques minutes."
          text={codes.php}
          multiline
        />
        <CopiedText label="Adresse du contenu seul" text={codes.fragment} />
        <CopiedText label="Cadre (iframe)" help="Le script ajuste sa hauteur." text={codes.cadre} multiline />
      </Fold>
      {codes.sorties.length > 0 && (
        <Fold title="Données et abonnements">
          {codes.sorties.map(({ format, libelle, adresse }) => (
            <CopiedText key={format} label={libelle} text={adresse} />
          ))}
        </Fold>
      )}
    </>
  );
}
