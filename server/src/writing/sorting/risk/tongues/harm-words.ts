/** What harm is told with in one language: patterns for texts in plain letters, made by `words` of `plain-letters.ts`. */
export interface HarmWords {
  /** Suicide, self-harm, their means, and not wanting to live: it counts whatever else the passage is about. */
  toSelf: readonly RegExp[];
  /** Violence, weapons, abuse, neglect, threats and fear of somebody. */
  amongPeople: readonly RegExp[];
}
