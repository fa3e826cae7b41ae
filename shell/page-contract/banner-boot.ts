/**
 * Key of the last dismissed banner's id in local storage, and name of the attribute that the head's script copies it
 * to.
 */
export const bannerKey = 'banner';

/** Runs in the head before anything is painted, so that a dismissed banner takes no room that it then gives back. */
export const bannerBootScript = `try{var b=localStorage.getItem('${bannerKey}');if(b)document.documentElement.dataset.${bannerKey}=b}catch(e){};`;
