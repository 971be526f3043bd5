export const isRole = (letters: string): boolean =>
  /^(?:GP|HV|SW|OT|CPN|EP|TA|RN|HCA|SLT|PT|CP|AHP|MDT|LSA|DSL|ANP|SHO|REG|AP|NOK|DOB)$/.test(letters);

/** Letters of services and illnesses, which act and are told as people do and are. */
export const isService = (letters: string): boolean =>
  isRole(letters) ||
  isKnownIllness(letters) ||
  /^(?:ED|LA|UC|MW|DN|AE|IT|HR|PE|MH|UK|US|TV|OK|ER|FE|HE|RE)$/.test(letters);

export const isKnownIllness = (letters: string): boolean =>
  /^(?:MS|MI|TB|CF|DM|BP|AF|LD|MH|PD|DV|CP|HD|OA|RA|OD|ED|MD|RIP)$/.test(letters);
