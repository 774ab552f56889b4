import { type FicheObjet, objet as resource, STATUTS_OBJET, SYSTEMES } from '@bridge/contract';
import { Anchor, Title, Tooltip, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { lookOfType, nameOfType } from '../../../catalogue/type-look.ts';
import { Vignette } from '../../../catalogue/vignette.tsx';
import { ChoiceValue } from '../../../resource/values/atom-value.tsx';
import { ReferenceValue } from '../../../resource/values/reference-value.tsx';
import { useTargetPath } from '../../../resource/widgets/references/reference-link.tsx';
import { anomalieEnMots } from '../anomalie.words.ts';
import classes from './fiche.module.css';

interface Props {
  readonly fiche: FicheObjet;
  readonly onAnomalies: () => void;
}

/** The head of an objet: type, place, source and anomalies. */
export function FicheHeader({ fiche, onAnomalies }: Props) {
  const { objet } = fiche;
  const { nom, photo, typeBridge, commune, statut, systeme, identifiant, anomalies } = objet;
  const { icon: Icon } = lookOfType(typeBridge);
  return (
    <header className={classes.head}>
      <Vignette url={photo} type={typeBridge} size="head" />
      <div className={classes.identity}>
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {nom}
        </Title>
        <div className={classes.facts}>
          <span className={classes.fact}>
            <Icon size={16} stroke={1.7} aria-hidden />
            {nameOfType(typeBridge)}
          </span>
          {commune && (
            <span className={classes.fact}>
              <IconMapPin size={16} stroke={1.7} aria-hidden />
              {commune}
            </span>
          )}
          <ChoiceValue choices={STATUTS_OBJET} value={statut} />
          <span className={classes.fact}>
            <ChoiceValue choices={SYSTEMES} value={systeme} />
            {identifiant}
          </span>
          <Flux fiche={fiche} />
        </div>
        {anomalies.length > 0 && (
          <ul className={classes.chips} aria-label="Anomalies">
            {anomalies.map(anomalieEnMots).map(({ value, label, grave, explication }) => (
              <li key={value}>
                <Tooltip label={explication} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
                  <UnstyledButton className={classes.chip} data-grave={grave || undefined} onClick={onAnomalies}>
                    {grave && <IconAlertTriangle size={14} role="img" aria-label="Grave" />}
                    {label}
                  </UnstyledButton>
                </Tooltip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

/** The name of the feed that brings the objet. */
function Flux({ fiche: { objet, names } }: { readonly fiche: FicheObjet }) {
  const field = FLUX.find((name) => objet[name] !== null);
  const id = field && objet[field];
  const path = useTargetPath(field ? resource.fields[field].to : '')(id ?? 0);
  if (!field || !id) return null;
  const name = <ReferenceValue to={resource.fields[field].to} ids={[id]} names={names} />;
  return path === undefined ? (
    name
  ) : (
    <Anchor component={Link} to={path} inherit>
      {name}
    </Anchor>
  );
}

const FLUX = ['fluxTourinsoft', 'fluxLei', 'fluxApidae', 'fluxDatatourisme'] as const;
