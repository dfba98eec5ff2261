const LEANS =
  /(?:^|[\s(])(?:and|or|the|a|an|of|with|in|into|on|to|for|from|at|until|is|freshly|very|about|und|oder|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mit|in|im|am|zum|zur|von|vom|aus|auf|bei|bis|für|sowie|dann|nicht|et|ou|le|la|les|l'|de|du|des|d'|un|une|avec|dans|à|au|aux|en|sur|par|y|o|el|los|las|del|con|una|para|e|il|lo|gli|di|della|per|un|en|het|een|met|van|voor|tot|op|och|eller|med|till|i|på|og|til|z|w|na|do|oraz|lub|\d ?(?:g|kg|ml|cl|dl|l|el|tl|oz|lb|lbs|cups?|tbsp|tsp|msk|tsk|spsk))$/iu;

/** Whether a line ends in a word that wants another one behind it ("and", "of the", "200 g"). */
export const leansOn = (text: string): boolean => LEANS.test(text);
