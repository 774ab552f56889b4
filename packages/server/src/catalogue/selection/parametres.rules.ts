import { BridgeError, type Condition, conditionSchema, type Groupe, type Regle } from '@bridge/contract';

/** The fields of a rule that another value may change: never what the rule is about. */
const VALEURS: Readonly<Record<Condition['genre'], readonly string[]>> = {
  texte: ['valeurs'],
  liste: ['valeurs'],
  mots: ['valeurs'],
  fait: ['present'],
  nombre: ['min', 'max'],
  date: ['periode'],
  'ouvert-maintenant': ['moment'],
  fraicheur: ['jours'],
  lieu: ['zone'],
};

/** The rules with the given values where they are open. A value that its rule cannot hold is refused. */
export function withParametres(regles: Groupe, parametres: Readonly<Record<string, unknown>>): Groupe {
  const used = new Set<string>();
  const replaced = (regle: Regle): Regle => {
    if (regle.genre === 'groupe') return { ...regle, regles: regle.regles.map(replaced) };
    const { parametre } = regle;
    if (parametre === undefined || !Object.hasOwn(parametres, parametre)) return regle;
    used.add(parametre);
    return withValue(regle, parametre, parametres[parametre]);
  };
  const result = { ...regles, regles: regles.regles.map(replaced) };
  for (const nom of Object.keys(parametres)) if (!used.has(nom)) throw refused(nom, 'Ce paramètre n’est pas ouvert.');
  return result;
}

function withValue(condition: Condition, nom: string, value: unknown): Condition {
  const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (given.length === 0 || !given.every(([key]) => VALEURS[condition.genre].includes(key)))
    throw refused(nom, 'Cette valeur ne convient pas à ce paramètre.');
  const parsed = conditionSchema.safeParse({ ...condition, ...Object.fromEntries(given) });
  if (!parsed.success) throw refused(nom, parsed.error.issues[0]?.message ?? 'Cette valeur ne convient pas.');
  return parsed.data;
}

function refused(nom: string, message: string): BridgeError {
  return new BridgeError('invalidInput', { errors: [{ path: `parametres.${nom}`, message }] });
}
