/** The field of the search's own page: whoever wants to search there is led to it. */
export const searchFieldId = "search-field";
