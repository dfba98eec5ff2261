export const canShop = true;
