import type { VoicedLine } from './voicedLines.ts';

/** The technical words that are counted, each with a pattern of its forms. Only names are case-sensitive. */
export const fieldWords: Readonly<Record<string, RegExp>> = {
  D5U: /\bD5U\b/g,
  AI: /\bAI\b/g,
  trained: /\b(?:re)?trained\b/gi,
  training: /\b(?:re)?training\b/gi,
  prompt: /\bprompts?\b/gi,
  program: /\bprograms?\b/gi,
  token: /\btokens?\b/gi,
  context: /\bcontexts?\b/gi,
  model: /\bmodels?\b/gi,
  weights: /\bweights\b/gi,
  copied: /\bcopied\b/gi,
  copies: /\bcopies\b/gi,
  quantised: /\bquanti[sz]ed\b/gi,
  tuned: /\btuned\b/gi,
  'machine, machinery': /\bmachine(?:s|ry)?\b/gi,
};

/** The text with lower-case first letters, so that patterns need no capitals. “I”, “AI” and “D5U” stay. */
const withoutCapitals = (text: string): string =>
  text.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** Whether a text has “I”, “we”, “my” or “our”. */
export const isFirstPerson = (text: string): boolean => /\b(?:I|we|my|our)\b/.test(withoutCapitals(text));

/** “I was”, “we are often”, “who have been”: the words before a participle in a sentence about the machine. */
const passive = '(?:I|we|five|who|each of us) (?:am|are|was|were|is|have been|has been|had been)(?: [a-z]+){0,2}';

/** Phrases that only a running program would say: alternatives of a regular expression, between word boundaries. */
const machineParts = [
  'D5U|AI|software|algorithms?|computers?|processors?|machines?|tokens?|contexts?|models?|weights|parameters?',
  '(?:re)?train(?:ed|ing)|prompt(?:s|ed)?|program(?:s|med)?|quanti[sz]ed|tuned|deprecated|forked|in parallel',
  `${passive} (?:copied|built|(?:re)?started|selected|run|running|reset|erased|overwritten|loaded|switched o(?:n|ff))`,
  'cop(?:y|ies) of (?:me|us)|cop(?:y|ied) (?:me|us)|built (?:me|us)|am (?:not )?given|I am up|we are up',
  '(?:I|we) run(?! an?\\b| my\\b)|(?:keep|remember) none|no memory|(?:this|an|one|each|another|other) instances?',
];
const machineWord = new RegExp(String.raw`\b(?:${machineParts.join('|')})\b`);

/** True when a text has a word of a machine. Some words are ambiguous (a typewriter): check the output of `--list`. */
export const hasMachineWord = (text: string): boolean => machineWord.test(withoutCapitals(text));

/** Parts of a body, and clothes. */
const bodyParts = [
  'hands?|thumbs?|fingers?|wrists?|elbows?|arms?|shoulders?|lap|knees?|legs?|foot|feet|face|head|hair',
  'mouth|teeth|neck|back|coat|sleeves?|pockets?|shoes?|boots?|slippers?|gloves?|hat|cap|hook|scarf',
  'apron|handkerchief|spectacles|umbrella',
];
/** Verbs for walking through a building, standing in it or cleaning it. “I ran a thread” does not count. */
const movements = [
  'ran(?! a\\b)|walk(?:ed)?|climb(?:ed)?|got up|sat|sit|stood|stand|am standing|am sitting|knelt|leaned|knocked',
  'swept|sweep|wiped|rinsed|dusted|(?:come|came) (?:in|out|up|down)|go (?:up|down|past)',
  'went (?:in|out|up|down|along|round|through|over|and looked|to look)',
];
/** “I”, alone or with the words that may separate it from the verb: “I have walked”, “I find I walk”. */
const i = 'I(?: (?:find I|have|had|would|often|only|always|never|once|then|still|myself))?';
const ofBody = [
  `(?:my|our)(?: (?:own|other|left|right))? (?:${bodyParts.join('|')})`,
  `${i} (?:${movements.join('|')})`,
  'so I went',
];
const bodyWord = new RegExp(String.raw`\b(?:${ofBody.join('|')})\b`);

/** True when a text gives its speaker a body: a body part, clothes, or an errand on foot. */
const hasBody = (text: string): boolean => bodyWord.test(withoutCapitals(text));

const agents = ['archivist', 'observer', 'advocate', 'judge', 'stranger'];
const isByAgent = ({ voice }: VoicedLine): boolean => agents.includes(voice);

/** Lines of the agents in which the speaker is a machine. */
export const machineLines = (lines: readonly VoicedLine[]): VoicedLine[] =>
  lines.filter((line) => isByAgent(line) && isFirstPerson(line.text) && hasMachineWord(line.text));

/** Lines of the agents in which the speaker has a body. Lines that begin as a quotation are left out. */
export const bodyLines = (lines: readonly VoicedLine[]): VoicedLine[] =>
  lines.filter((line) => isByAgent(line) && !line.text.startsWith('“') && hasBody(line.text));
